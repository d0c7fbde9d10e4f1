/** The server's sentence for an error that no rule explains. Any other advice says more. */
export const vagueHint = 'Kijk en luister nog eens goed naar dit woord.'
