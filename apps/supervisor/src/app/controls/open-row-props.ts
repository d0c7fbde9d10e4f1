/** Props of the link or button that opens a row. The keys `j` and `k` move between these (features/keys). */
export const openRowProps = { 'data-row': '' } as const
