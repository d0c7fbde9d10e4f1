/** Features over https only: without them the game continues in one exercise at most (ADR 67). */
export const getServiceWorkers = (): ServiceWorkerContainer | undefined => globalThis.navigator.serviceWorker
export const getSubtleCrypto = (): SubtleCrypto | undefined => globalThis.crypto?.subtle
