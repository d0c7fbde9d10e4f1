export { closeChallenge, drawChallenge, openChallenge } from './challenges.ts'
export {
  askForNewPasskey,
  changePasskeyName,
  keepPasskey,
  listPasskeys,
  readNewPasskey,
  removePasskey,
} from './passkeys.ts'
export { makeRecoveryCodes, numRecoveryCodes, removeRecoveryCodes } from './recovery-codes.ts'
export { readRelyingParty, type RelyingParty } from './relying-party.ts'
export {
  createSecondFactors,
  listSecuredUsers,
  removeSecondFactors,
  type AccountName,
  type LoginBrowser,
  type Passed,
  type SecondFactors,
} from './second-factors.ts'
export { beginTotp, findTotpStep, readTotpSince, removeTotp, turnTotpOn } from './totp.ts'
