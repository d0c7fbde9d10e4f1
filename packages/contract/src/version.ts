/** Version of the contract; raised when the server no longer understands an older open app (ADR 67). */
export const contractVersion = 2

export const oldestContractVersion = 2

export const tooOldStatus = 426

export const contractHeader = 'contract-version'
