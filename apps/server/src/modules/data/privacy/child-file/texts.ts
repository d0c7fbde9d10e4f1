/** Reasons, for parents, why a table is left out. The reasons for programmers are in tables.ts. */
const reasons: Readonly<Record<string, string>> = {
  live_event: 'Berichten tussen schermen. Ze zijn binnen een uur weg en zeggen niets nieuws.',
  idempotency: 'Antwoorden van de server, zeven dagen bewaard. Ze herhalen wat in de andere delen staat.',
  pending_run:
    'Oefeningen waarvan antwoorden nog verwerkt moesten worden. Die antwoorden staan in de andere delen van dit bestand.',
  token: 'Geheime codes waarmee een apparaat ingelogd blijft.',
  exchange_token: 'Geheime codes van inlogkaarten.',
  home_link: 'Geheime codes van links naar de bladzijde voor thuis.',
  password_reset: 'Geheime codes om een nieuw wachtwoord te kiezen.',
  totp: 'Geheimen voor een tweede stap bij het inloggen. Een kind heeft die niet.',
  recovery_code: 'Herstelcodes voor de tweede stap. Een kind heeft die niet.',
  passkey: 'Toegangssleutels van medewerkers. Een kind heeft die niet.',
  login_challenge: 'Een login die nog loopt. Hij is binnen enkele minuten weg.',
  email_change: 'Een nieuw e-mailadres dat nog niet is bevestigd. Een kind heeft dat niet.',
  today_mark: 'Wat een begeleider even wegzette van de bladzijde ‘Vandaag’. Het is na enkele weken weg.',
}

const columnNames: Readonly<Record<string, string>> = {
  id: 'nummer',
  student_id: 'nummer van het kind',
  user_id: 'nummer van het account',
  created_at: 'gemaakt op',
  updated_at: 'veranderd op',
  first_name: 'voornaam',
  last_name: 'achternaam',
  screen_name: 'naam in het spel',
  date_of_birth: 'geboortedag',
  school_key: 'leerlingnummer',
  eckid: 'ECK iD',
  username: 'inlognaam',
  last_login_at: 'laatst ingelogd',
  archived_at: 'in het archief sinds',
  word: 'woord',
  input: 'getypt',
  is_right: 'goed',
  time_ms: 'tijd (ms)',
  started_at: 'begonnen op',
  completed_at: 'klaar op',
  difficulty: 'niveau',
  amount: 'punten',
  reason: 'reden',
  group: 'groep',
  since: 'sinds',
  until: 'tot',
  title: 'titel',
  text: 'tekst',
  date: 'datum',
  action: 'wat',
  detail: 'meer',
  label: 'naam',
  evaluation: 'evaluatie',
  score: 'score',
  test: 'toets',
  taken_on: 'afgenomen op',
}

/** Texts of the file of a child, for parents (AVG-1). */
export const texts = {
  title: (name: string): string => `Alles wat Letterliaan weet van ${name}`,
  made: (organisation: string, moment: string): string =>
    `Gemaakt voor de ouders of verzorgers door ${organisation}, op ${moment}.`,
  explained:
    'Elke kop hieronder is één soort gegevens. Bij elke kop staat hoeveel regels er zijn, met een link naar die regels. In leerling.json staat hetzelfde voor een computer.',
  people:
    'Medewerkers staan er niet met hun naam in: er staat ‘een begeleider’. Namen van andere kinderen zijn weggelaten uit wat begeleiders schreven.',
  noFiles:
    'Letterliaan bewaart geen geluid en geen foto’s van kinderen. Daarom zitten er geen geluiden of foto’s bij.',
  leftOut: 'Wat er niet in staat, en waarom',
  rows: (count: number): string => (count === 1 ? '1 regel' : `${count} regels`),
  none: 'Hiervan is niets bewaard.',
  page: (name: string, nr: number): string => `${name}, deel ${nr}`,
  back: 'Terug naar het overzicht',
  reasons,
  columnNames,
}
