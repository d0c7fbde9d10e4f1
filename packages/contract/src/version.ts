/** What an app speaks; raised when an older one, still open somewhere, can no longer be understood (ADR 67). */
export const contractVersion = 1

/** The oldest that this server understands. */
export const oldestContractVersion = 1

/** Of the answer to one that is older. */
export const tooOldStatus = 426

export const contractHeader = 'contract-version'
