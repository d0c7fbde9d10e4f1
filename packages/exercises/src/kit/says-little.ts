/** The server's sentence if no rule explains the error; any other advice says more. */
export const saysLittle = 'Kijk en luister nog eens goed naar dit woord.'
