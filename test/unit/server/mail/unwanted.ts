/**
 * Controls, lone surrogates and direction marks: listed independently of the code under test, code point by code point.
 */
export const unwanted =
  /[\p{Cc}\p{Cs}\u{061c}\u{200e}\u{200f}\u{202a}\u{202b}\u{202c}\u{202d}\u{202e}\u{2028}\u{2029}\u{2066}\u{2067}\u{2068}\u{2069}\u{feff}]/u;
