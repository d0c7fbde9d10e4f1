import { NetworkError } from '@letterliaan/contract/client'

/** The code of a page did not arrive: no network, or the game was renewed on the server since this page was opened. */
export class CodeNotReached extends NetworkError {}
