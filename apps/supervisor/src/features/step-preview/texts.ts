/** An own step, played as a child. */

export const title = '{label}, als kind'
export const back = 'Terug naar de stap'
export const intro = 'U speelt zoals een kind met twee sterren. Niets telt mee.'
export const other = 'Andere oefening'
export const looking = 'U bekijkt'
export const play = 'Speel'
export const playExercise = 'Speel {name}'
