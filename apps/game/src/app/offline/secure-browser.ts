/** Features over https only: without them the game continues in one exercise at most (ADR 67). */
export const serviceWorkers = (): ServiceWorkerContainer | undefined => globalThis.navigator.serviceWorker
export const subtleCrypto = (): SubtleCrypto | undefined => globalThis.crypto?.subtle
