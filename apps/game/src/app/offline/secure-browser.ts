/** Needs https. Without it the game continues offline in one exercise at most (ADR 67). */
export const getServiceWorkers = (): ServiceWorkerContainer | undefined => globalThis.navigator.serviceWorker
export const getSubtleCrypto = (): SubtleCrypto | undefined => globalThis.crypto?.subtle
