/** Version of the contract. Raise it if the server no longer understands an app that is still open (ADR 67). */
export const contractVersion = 2

export const oldestContractVersion = 2

export const tooOldStatus = 426

export const contractHeader = 'contract-version'
