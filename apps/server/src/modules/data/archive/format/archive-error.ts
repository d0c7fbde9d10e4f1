import { OperatorError } from '../../../../operator-error.ts'

/** Thrown if an archive is refused or can't be made. The message is a sentence for the user. */
export class ArchiveError extends OperatorError {}
