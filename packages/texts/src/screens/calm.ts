import { spoken } from '../catalogue.ts'

export const intro = spoken('Maak het hier rustig, zoals jij het fijn vindt.', {
  sober: 'Stel het spel in zoals jij het wilt.',
})
export const exampleSentence = 'De kikker springt in het water.'
export const look = spoken('Hoe het spel eruitziet')
/** Shown on the overview, from groep 7. */
export const chooseLook = 'Kies hoe het spel eruitziet'
export const jungle = 'Jungle'
export const fieldCamp = 'Veldkamp (10+)'
export const letters = spoken('Letters')
export const spacing = spoken('Ruimte')
export const font = spoken('Lettersoort')
export const pace = spoken('Zo lang zie je een woord')
export const voice = spoken('De stem')
export const whichVoice = spoken('Welke stem van dit apparaat?')
export const voiceSpeed = spoken('Zo snel praat de stem')
export const readAll = spoken('Lees alles voor')
export const on = 'aan'
export const off = 'uit'
export const music = spoken('Muziek')
export const effects = spoken('Geluidjes')
export const lessMotion = spoken('Minder beweging')
export const contrast = spoken('Sterke kleuren')
export const harderMix = spoken('Lastiger woorden bij Door elkaar')
export const harderNext = spoken('Dat geldt vanaf de volgende keer.')
export const offByCalm = spoken('Staat uit bij Rustig.')
export const soundIntro = spoken('Kies wat je wilt horen. Zonder geluid hoor je ook de woorden niet.')
export const usual = 'Gewoon'
export const longer = 'Langer'
export const veryLong = 'Heel lang'
export const slow = 'Langzaam'
export const verySlow = 'Heel langzaam'
export const larger = 'Groter'
export const largest = 'Grootst'
export const widest = 'Meest'
export const ofDevice = 'Van dit apparaat'
export const ofGame = 'Van het spel'
export const voiceFails = 'Deze stem doet het nu niet. Je hoort de stem van het spel.'
export const noDeviceVoice = 'Dit apparaat heeft geen Nederlandse stem. Je hoort de stem van het spel.'
export const chartIntro = spoken(
  'Op de klankenkaart staan alle klanken, met hun letters en een plaatje. Open hem om ze te horen. Je kunt hem ook printen.',
)
export const openChart = 'Openen'
