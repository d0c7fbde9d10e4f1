/** The account that is logged in is not a child's (hub-and-account §8, Profile without a student). */
export class NoStudentError extends Error {
  constructor() {
    super('Met dit account kun je niet spelen.')
    this.name = 'NoStudentError'
  }
}
