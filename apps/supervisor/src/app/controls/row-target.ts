/** Marks the link or button that opens a row; the keys `j` and `k` move between them (features/keys). */
export const rowTarget = { 'data-row': '' } as const
