//! Vizier's Favour: V1 to V6.
