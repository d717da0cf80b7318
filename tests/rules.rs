//! One file per chapter of RULES.md; a test's name starts with the number of its rule.

