/** The contract's version; raised when an older app that is still open can no longer be understood (ADR 67). */
export const contractVersion = 2

/** The oldest that this server understands. */
export const oldestContractVersion = 2

/** The status of a reply to an older app. */
export const tooOldStatus = 426

export const contractHeader = 'contract-version'
