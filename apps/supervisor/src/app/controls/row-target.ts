/** Marks the one link or button that opens a row of a list: `j` and `k` go from one to the next (features/keys). */
export const rowTarget = { 'data-row': '' } as const
