import { catalogue } from '@letterliaan/texts'

export const texts = catalogue({
  title: 'Help',
  open: 'Help (?)',
  keys: 'Toetsen',
  actions: {
    search: 'Zoek een kind, een groep, een stap of een pagina',
    next: 'Naar de volgende in een lijst',
    previous: 'Naar de vorige in een lijst',
    openRow: 'Open wat gekozen is',
    help: 'Help bij deze pagina',
    close: 'Sluit een venster',
  },
  keyNames: { control: 'Ctrl', escape: 'Esc' },
  lettersOn: 'Letters zonder Ctrl werken ook (j, k en ?)',
  lettersOnWhy: 'Zet dit uit als u spraak gebruikt om te typen. Dit geldt op dit apparaat.',
})
