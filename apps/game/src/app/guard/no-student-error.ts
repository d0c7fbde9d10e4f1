/** The account that is logged in is not a child's: without a student there is nothing to play. */
export class NoStudentError extends Error {
  constructor() {
    super('Met dit account kun je niet spelen.')
    this.name = 'NoStudentError'
  }
}
