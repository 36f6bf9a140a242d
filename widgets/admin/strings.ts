/** Every word of the office's frame; each section has its own. */
export const strings = {
  title: 'Office',
  password: 'Password',
  login: 'Login',
  unreachable: 'The site does not answer. Please try again.',
  logout: 'Logout',
  logoutFailed: 'Logout did not get through. Please try again.',
  sections: 'Sections of the office',
  loading: 'Loading...',
  sectionFailed: 'This part could not be loaded. Please reload the page.',
} as const;
