/** `wrong`: children notice it, or data is at risk. `attention`: something may go wrong later. */
export interface DoctorFinding {
  readonly state: 'good' | 'attention' | 'wrong'
  /** One Dutch line: what was found and how to repair it. */
  readonly text: string
}

export const createGoodFinding = (text: string): DoctorFinding => ({ state: 'good', text })
export const createAttentionFinding = (text: string): DoctorFinding => ({ state: 'attention', text })
export const createFaultFinding = (text: string): DoctorFinding => ({ state: 'wrong', text })

export const readErrorMessage = (error: unknown): string => {
  const { message, code } = error as NodeJS.ErrnoException
  return (message || code || String(error)).split('\n')[0] ?? ''
}
