import { OperatorError } from '../operator-error.ts'

/** Thrown when the file store is unreachable or not configured; the call may be retried. */
export class FilesUnavailable extends OperatorError {}
