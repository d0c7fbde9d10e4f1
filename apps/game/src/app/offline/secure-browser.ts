/** What a browser has over https only: without it the game plays on no further than one exercise (ADR 67). */
export const serviceWorkers = (): ServiceWorkerContainer | undefined => globalThis.navigator.serviceWorker
export const subtleCrypto = (): SubtleCrypto | undefined => globalThis.crypto?.subtle
