/** Replaces `crypto.randomUUID`, which browsers have only over https. */
export const createRandomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
