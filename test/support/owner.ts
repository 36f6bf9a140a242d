/** The owner’s password on every server that tests start. */
export const ownerPassword = 'correct horse battery staple';

/** The password's hash, with a low cost so that tests are fast. */
export const ownerHash = 'scrypt$1024$8$1$BwcHBwcHBwcHBwcHBwcHBw$ZMZ8QUA0k7ZBYTIWhuZ5S0cao5fRSfOdGrqUJlaJuUI';
