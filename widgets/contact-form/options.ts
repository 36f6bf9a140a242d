export interface ContactFormOptions {
  heading: 'shown' | 'none';
}
