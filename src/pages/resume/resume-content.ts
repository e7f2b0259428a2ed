import { resume, seo } from '../../../content/resume'
import { contact, resumeDownload, socialLinks } from '../../../content/site'
import { linkedinUrl } from '../../components/linkedin-url'
import { publicDownloadUrl } from '../../components/public-storage'
import type { ContentArgs } from '../../loading/page-data'

export type ResumeContent = ReturnType<typeof content>

export function content({ settings }: ContentArgs) {
  const { path, filename } = resumeDownload
  return {
    seo,
    resume,
    contact,
    download: { url: publicDownloadUrl(settings.backend, path, filename), filename },
    linkedinUrl: linkedinUrl(socialLinks),
  }
}
