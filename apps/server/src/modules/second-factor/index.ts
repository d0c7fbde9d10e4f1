export { closeChallenge, drawChallenge, openChallenge } from './challenges.ts'
export { askForNewPasskey, readNewPasskey } from './passkeys.ts'
export {
  confirmTotp,
  countRecoveryCodes,
  deletePasskey,
  deleteRecoveryCodes,
  deleteTotp,
  findPasskeys,
  findTotp,
  findUsersWithSecondFactor,
  insertPasskey,
  renamePasskey,
} from './queries.ts'
export { makeRecoveryCodes } from './recovery-codes.ts'
export { readRelyingParty, type RelyingParty } from './relying-party.ts'
export {
  createSecondFactors,
  removeSecondFactors,
  type LoginBrowser,
  type Passed,
  type SecondFactors,
} from './second-factors.ts'
export { beginTotp, findTotpStep } from './totp.ts'
