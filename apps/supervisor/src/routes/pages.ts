import { readId, type RawParams } from '@letterliaan/web/page'
import { defineMoved, definePage, type SupervisorPage } from '../app/navigation/page.ts'
import { addresses } from './addresses.ts'
import { AccountPage } from './screens/AccountPage.tsx'
import { AddChildrenPage } from './screens/AddChildrenPage.tsx'
import { ArchivePage } from './screens/ArchivePage.tsx'
import { AuditLogPage } from './screens/AuditLogPage.tsx'
import { BooksPage } from './screens/BooksPage.tsx'
import { ChildCardPage, GroupCardsPage } from './screens/CardsPages.tsx'
import { ChildHistoryPage } from './screens/ChildHistoryPage.tsx'
import { ChildInsightPage } from './screens/ChildInsightPage.tsx'
import { ChildPage } from './screens/ChildPage.tsx'
import { ChildPathPage } from './screens/ChildPathPage.tsx'
import { ChildrenPage } from './screens/ChildrenPage.tsx'
import { DictationPage } from './screens/DictationPage.tsx'
import { GroupInsightPage } from './screens/GroupInsightPage.tsx'
import { GroupPage } from './screens/GroupPage.tsx'
import { GroupPathPage } from './screens/GroupPathPage.tsx'
import { HandbookPage } from './screens/HandbookPage.tsx'
import { InstallationPage } from './screens/InstallationPage.tsx'
import { InterventionPage } from './screens/InterventionPage.tsx'
import { InviteStaffPage } from './screens/InviteStaffPage.tsx'
import { MarkedPage } from './screens/MarkedPage.tsx'
import { MeasuresPage } from './screens/MeasuresPage.tsx'
import { MemberPage } from './screens/MemberPage.tsx'
import { NewDictationPage } from './screens/NewDictationPage.tsx'
import { ChangeInterventionPage, NewInterventionPage } from './screens/NewInterventionPage.tsx'
import { NextYearPage } from './screens/NextYearPage.tsx'
import { NowPage } from './screens/NowPage.tsx'
import { OwnStepPage } from './screens/OwnStepPage.tsx'
import { OwnStepPreviewPage } from './screens/OwnStepPreviewPage.tsx'
import { OwnStepsPage } from './screens/OwnStepsPage.tsx'
import { OwnWordsPage } from './screens/OwnWordsPage.tsx'
import { PrivacyPage } from './screens/PrivacyPage.tsx'
import { ReportsPage } from './screens/ReportsPage.tsx'
import { NewSchoolPage } from './screens/NewSchoolPage.tsx'
import { SchoolPage } from './screens/SchoolPage.tsx'
import { SchoolsPage } from './screens/SchoolsPage.tsx'
import { ChildSettingsPage, LoginSettingsPage, SettingsPage } from './screens/SettingsPages.tsx'
import { StaffPage } from './screens/StaffPage.tsx'
import { SingleSignOnPage } from './screens/SingleSignOnPage.tsx'
import { RecordFirstHourPage, RecordStepPage } from './screens/RecordStepPage.tsx'
import { StepPage } from './screens/StepPage.tsx'
import { TodayPage } from './screens/TodayPage.tsx'
import { VoicesPage } from './screens/VoicesPage.tsx'
import { WorldPage } from './screens/WorldPage.tsx'
import { WritingSheetPage } from './screens/WritingSheetPage.tsx'

function readWorld(raw: RawParams): { readonly world: number } | null {
  const world = readId(raw['world'])
  return world !== null && world <= 4 ? { world } : null
}

function readStep(raw: RawParams): { readonly step_id: number } | null {
  const step_id = readId(raw['step_id'])
  return step_id === null ? null : { step_id }
}

function readGroup(raw: RawParams): { readonly group_id: number } | null {
  const group_id = readId(raw['group_id'])
  return group_id === null ? null : { group_id }
}

function readStudent(raw: RawParams): { readonly student_id: number } | null {
  const student_id = readId(raw['student_id'])
  return student_id === null ? null : { student_id }
}

function readOwnStep(raw: RawParams): { readonly own_step_id: number } | null {
  const own_step_id = readId(raw['own_step_id'])
  return own_step_id === null ? null : { own_step_id }
}

function readDictation(raw: RawParams): { readonly dictation_id: number } | null {
  const dictation_id = readId(raw['dictation_id'])
  return dictation_id === null ? null : { dictation_id }
}

function readIntervention(raw: RawParams): { readonly intervention_id: number } | null {
  const intervention_id = readId(raw['intervention_id'])
  return intervention_id === null ? null : { intervention_id }
}

function readUser(raw: RawParams): { readonly user_id: number } | null {
  const user_id = readId(raw['user_id'])
  return user_id === null ? null : { user_id }
}

function readSchool(raw: RawParams): { readonly school_id: number } | null {
  const school_id = readId(raw['school_id'])
  return school_id === null ? null : { school_id }
}

export const pages: readonly SupervisorPage[] = [
  definePage('today', addresses.today, TodayPage),
  definePage('now', addresses.now, NowPage),
  definePage('world', addresses.pronunciation, WorldPage),
  definePage('step', '/begeleider/uitspraak/stap/$step_id', StepPage, readStep),
  definePage('record-step', '/begeleider/uitspraak/stap/$step_id/inspreken', RecordStepPage, readStep),
  definePage('marked', addresses.marked, MarkedPage),
  definePage('voices', addresses.voices, VoicesPage),
  definePage('record-first-hour', addresses.recordFirstHour, RecordFirstHourPage),
  definePage('children', addresses.children, ChildrenPage),
  definePage('add-children', addresses.addChildren, AddChildrenPage),
  definePage('archive', addresses.archive, ArchivePage),
  definePage('group', '/begeleider/groep/$group_id', GroupPage, readGroup),
  definePage('next-year', '/begeleider/groep/$group_id/volgend-jaar', NextYearPage, readGroup),
  definePage('new-dictation', '/begeleider/groep/$group_id/weekdictee', NewDictationPage, readGroup),
  definePage('dictation', '/begeleider/weekdictee/$dictation_id', DictationPage, readDictation),
  definePage('writing-sheet', addresses.writingSheet, WritingSheetPage),
  definePage('new-intervention', '/begeleider/groep/$group_id/interventie', NewInterventionPage, readGroup),
  definePage(
    'new-intervention',
    '/begeleider/kind/$student_id/interventie',
    NewInterventionPage,
    readStudent,
  ),
  definePage('intervention', '/begeleider/interventie/$intervention_id', InterventionPage, readIntervention),
  definePage(
    'intervention',
    '/begeleider/interventie/$intervention_id/wijzigen',
    ChangeInterventionPage,
    readIntervention,
  ),
  definePage('group', '/begeleider/groep/$group_id/kaarten', GroupCardsPage, readGroup),
  definePage('child', '/begeleider/kind/$student_id/kaart', ChildCardPage, readStudent),
  definePage('child', '/begeleider/kind/$student_id', ChildPage, readStudent),
  definePage('own-steps', addresses.ownSteps, OwnStepsPage),
  definePage('own-words', addresses.ownWords, OwnWordsPage),
  definePage('own-step', '/begeleider/stappen/$own_step_id', OwnStepPage, readOwnStep),
  definePage(
    'own-step-preview',
    '/begeleider/stappen/$own_step_id/bekijken',
    OwnStepPreviewPage,
    readOwnStep,
  ),
  definePage('group-path', '/begeleider/groep/$group_id/pad', GroupPathPage, readGroup),
  definePage('child-path', '/begeleider/kind/$student_id/pad', ChildPathPage, readStudent),
  definePage('child-insight', '/begeleider/kind/$student_id/inzicht', ChildInsightPage, readStudent),
  definePage('child-history', '/begeleider/kind/$student_id/geschiedenis', ChildHistoryPage, readStudent),
  definePage('group-insight', '/begeleider/groep/$group_id/inzicht', GroupInsightPage, readGroup),
  definePage('measures', '/begeleider/kind/$student_id/metingen', MeasuresPage, readStudent),
  definePage('books', addresses.books, BooksPage),
  definePage('reports', addresses.reports, ReportsPage),
  definePage('staff', addresses.staff, StaffPage),
  definePage('staff', addresses.inviteStaff, InviteStaffPage),
  definePage('staff', '/begeleider/medewerkers/$user_id', MemberPage, readUser),
  definePage('schools', addresses.schools, SchoolsPage),
  definePage('school', addresses.newSchool, NewSchoolPage),
  definePage('school', '/begeleider/scholen/$school_id', SchoolPage, readSchool),
  definePage('settings', addresses.settings, SettingsPage),
  definePage('settings-of-children', addresses.settingsOfChildren, ChildSettingsPage),
  definePage('settings-of-login', addresses.settingsOfLogin, LoginSettingsPage),
  definePage('account', addresses.account, AccountPage),
  definePage('handbook', addresses.handbook, HandbookPage),
  definePage('audit-log', addresses.auditLog, AuditLogPage),
  definePage('installation', addresses.installation, InstallationPage),
  definePage('single-sign-on', addresses.singleSignOn, SingleSignOnPage),
  definePage('privacy', addresses.privacy, PrivacyPage),
  defineMoved('/begeleider/groep/$group_id/toevoegen', (to) => addresses.addToGroup(to.group_id), readGroup),
  defineMoved('/begeleider/uitspraak/wereld/$world', (to) => addresses.world(to.world), readWorld),
]
