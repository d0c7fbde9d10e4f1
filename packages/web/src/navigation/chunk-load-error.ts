import { NetworkError } from '@letterliaan/contract/client'

/** Code did not arrive: no network, or the app was renewed on the server since this page was opened. */
export class ChunkLoadError extends NetworkError {}
