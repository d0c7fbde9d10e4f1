import { catalogue, spoken } from '../catalogue.ts'

export const treehouseGreetingTexts = catalogue({
  greetings: {
    none: spoken('Wat fijn dat je er bent! Kijk maar lekker rond.', { sober: 'Hier staat wat van jou is.' }),
    low: spoken('Er waaien blaadjes naar binnen. Ruim je ze op?', { sober: 'Er ligt herhaling klaar.' }),
    medium: spoken('Er liggen al best veel blaadjes. Veeg je mee?', {
      sober: 'Er ligt meer herhaling klaar.',
    }),
    high: spoken('Wat een berg blaadjes! Help je met vegen?', { sober: 'Er ligt veel herhaling klaar.' }),
  },
})
