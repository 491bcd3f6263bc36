/** A speech bubble with a voice in it. */
export function LogoMark() {
  return (
    <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true">
      <path
        className="fill-accent"
        d="M9 2h14a7 7 0 0 1 7 7v9a7 7 0 0 1-7 7h-6.2l-5.6 4.7A.8.8 0 0 1 10 29v-4H9a7 7 0 0 1-7-7V9a7 7 0 0 1 7-7Z"
      />
      <path
        className="stroke-on-accent"
        fill="none"
        strokeWidth="2.6"
        strokeLinecap="round"
        d="M9.5 12v3M14 9.5v8M18.5 7.5v12M23 11.5v4"
      />
    </svg>
  );
}
