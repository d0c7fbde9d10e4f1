/**
 * A name that nothing else has, such as an idempotency key. (`crypto.randomUUID` is missing where a school serves the game
 * without https.)
 */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
