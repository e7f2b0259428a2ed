/** Every event that the site records, with its own fields. */
export interface EventFields {
  page_load: { page: string; referrer: string; userAgent: string; viewport: string }
  scroll_depth: { page: string; depth: number }
  cta_click: { cta: string; location: string; page: string }
  case_study_view: { project: string; page: string }
  resume_download: { page: string }
  contact_action: { action: string; page: string }
  external_link: { url: string; context: string; page: string }
}

export type EventName = keyof EventFields

/** An event as it is stored and exported: flat JSON. */
export type StoredEvent = { event: string; timestamp?: string | number; sessionId?: string } & Record<
  string,
  unknown
>
