/** In `told`: this child was just welcomed, and its buddy walks to the first step. */
export const setsOutKey = (user_id: number): string => `sets out ${user_id}`
