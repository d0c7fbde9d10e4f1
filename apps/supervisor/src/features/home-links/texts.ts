import { catalogue } from '@letterliaan/texts'

export const texts = catalogue({
  title: 'Bladzijde voor thuis',
  explained:
    'Ouders lezen op deze bladzijde wat ook in het rapport voor ouders staat, zoals het is op de dag waarop zij kijken. Er staan vijf woorden op om mee te spelen en tips om te helpen, in zes talen. Een account is niet nodig: wie de link heeft, kan de bladzijde lezen.',
  weeks: {
    legend: 'Hoe lang werkt de link?',
    one: '1 week',
    four: '4 weken',
    twelve: '12 weken',
  },
  make: 'Maak een link voor thuis',
  made: {
    once: 'De link is klaar. U ziet hem alleen nu: kopieer hem of print de kaart.',
    link: 'Link voor thuis',
    copy: 'Kopieer de link',
    print: 'Print de kaart voor thuis',
    local:
      'Thuis werkt deze link niet: er komt {address} in te staan, en dat adres werkt alleen op deze computer. Vraag de beheerder van de server om PUBLIC_URL in te stellen.',
  },
  card: {
    heading: 'Voor thuis: {name}',
    picture: 'QR-code van de bladzijde voor thuis van {name}',
    until: 'De code werkt tot {day}.',
  },
  links: {
    list: 'Links die nu werken',
    period: 'Gemaakt: {made}. Werkt tot: {until}.',
    never: 'Nog niet geopend.',
    opened: catalogue({
      one: '1 keer geopend: {day}.',
      many: '{count} keer geopend, het laatst: {day}.',
    }),
    withdrawMade: 'Trek in: link van {made}',
  },
  withdrawing: {
    title: 'Link intrekken?',
    explained: 'De link opent daarna niets meer. U kunt wel een nieuwe maken.',
    done: 'De link is ingetrokken.',
  },
})
