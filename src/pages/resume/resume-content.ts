import { resume, seo } from '../../../content/resume'
import { contact, resumeDownload, socialLinks } from '../../../content/site'
import { linkedinUrl } from '../../components/linkedin-url'
import { publicDownloadUrl } from '../../components/public-storage'

export type ResumeContent = ReturnType<typeof content>

export function content() {
  const { path, filename } = resumeDownload
  return {
    seo,
    resume,
    contact,
    download: { url: publicDownloadUrl(path, filename), filename },
    linkedinUrl: linkedinUrl(socialLinks),
  }
}
