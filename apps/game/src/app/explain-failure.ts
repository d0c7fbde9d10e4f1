import { ApiError, NetworkError } from '@letterliaan/contract/client'
import { toProductLine, type SpokenLine } from '@letterliaan/texts'
import { commonTexts } from '@letterliaan/texts/common'
import { shellTexts } from '@letterliaan/texts/shell'

export const noNetworkText: SpokenLine = commonTexts.offline

export class NoStudentError extends Error {
  constructor() {
    super(shellTexts.noPlayer.text)
    this.name = 'NoStudentError'
  }
}

export function toFailureLine(error: unknown): SpokenLine {
  if (error instanceof NetworkError) return noNetworkText
  if (error instanceof ApiError || error instanceof NoStudentError) return toProductLine(error.message)
  return shellTexts.wentWrong
}

/** Explains a failure to a reader whose look is unknown: before login, and to adults. */
export const explainFailure = (error: unknown): string => toFailureLine(error).text
