/** Key in `told`: the child was just welcomed, so its buddy walks to the first step. */
export const setsOutKey = (user_id: number): string => `sets out ${user_id}`
