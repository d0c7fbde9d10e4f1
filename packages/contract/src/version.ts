/** Version of the contract; raised when the server no longer understands an older open app (ADR 67). */
export const contractVersion = 2

/** The oldest version that this server understands. */
export const oldestContractVersion = 2

/** Status of a reply to an older app. */
export const tooOldStatus = 426

export const contractHeader = 'contract-version'
