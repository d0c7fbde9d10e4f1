/** `npm run test:nightly` runs what `npm test` leaves out or shortens. */
export const isLong = process.env['TEST_LONG'] === '1'
