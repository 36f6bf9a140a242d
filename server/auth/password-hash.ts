/** `scrypt$N$r$p$salt$key`, the last two in base64url. */
export const passwordHashPattern = /^scrypt\$(\d{1,7})\$(\d{1,2})\$(\d{1,2})\$([\w-]{16,64})\$([\w-]{43})$/;
