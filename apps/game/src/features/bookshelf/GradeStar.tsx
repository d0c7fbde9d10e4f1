/** A star in the colours of its surroundings. Decorative. */
export function GradeStar() {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <path
        fill="var(--star-face)"
        stroke="var(--star-edge)"
        strokeWidth="3"
        strokeLinejoin="round"
        d="M24 4c2 0 3 2 6 13 11 0 14 0 14 3 0 2-2 3-11 10 3 11 4 13 2 15-2 1-4 0-11-7-7 7-9 8-11 7-2-2-1-4 2-15C6 23 4 22 4 20c0-3 3-3 14-3 3-11 4-13 6-13z"
      />
    </svg>
  )
}
