/** The brush of the logo: a handle, a ferrule, and bristles that have just left their line. Reads from 20 px on. */
export function Mark() {
  return (
    <svg viewBox="7 0 22 36" width="22" height="36" aria-hidden="true">
      <path fill="#14233a" d="M15.5 0h5l2.5 14H13z" />
      <path fill="#a9822f" d="M8 14h20v5H8z" />
      <path fill="#1f5c78" d="M8 19h20v9l-5 5-5-2-4 5-6-4z" />
    </svg>
  );
}
