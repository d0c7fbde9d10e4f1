/** In no recipe: 'Door elkaar' and repetitions are played with them (docs/adr/0073-games.md). */
export const gameNames = ['Vlot', 'Vangnet', 'Memorie', 'Doorfluisteren'] as const
