import ChevronLeft from 'lucide-react/icons/chevron-left';
import CloudOff from 'lucide-react/icons/cloud-off';
import CloudUpload from 'lucide-react/icons/cloud-upload';
import Contrast from 'lucide-react/icons/contrast';
import Download from 'lucide-react/icons/download';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import LogOut from 'lucide-react/icons/log-out';
import Moon from 'lucide-react/icons/moon';
import Play from 'lucide-react/icons/play';
import Sun from 'lucide-react/icons/sun';
import Trash from 'lucide-react/icons/trash-2';
import UserRound from 'lucide-react/icons/user-round';
import X from 'lucide-react/icons/x';

/** An icon of Lucide in our size and stroke. It is hidden from screen readers: the button around it has a label. */
const icon = (Lucide: typeof X) => () => <Lucide size={22} strokeWidth={1.8} />;

export const BackIcon = icon(ChevronLeft);
export const BinIcon = icon(Trash);
export const CloseIcon = icon(X);
export const CloudIcon = icon(CloudUpload);
export const DownloadIcon = icon(Download);
export const ExitIcon = icon(LogOut);
export const EyeIcon = icon(Eye);
export const EyeOffIcon = icon(EyeOff);
export const MoonIcon = icon(Moon);
export const OfflineIcon = icon(CloudOff);
export const PersonIcon = icon(UserRound);
export const PlayIcon = icon(Play);
export const SunIcon = icon(Sun);
export const SystemIcon = icon(Contrast);

/** Our logo: a speech bubble with a voice in it. */
export function LogoMark() {
  return (
    <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true">
      <path
        className="fill-accent"
        d="M9 2h14a7 7 0 0 1 7 7v9a7 7 0 0 1-7 7h-6.2l-5.6 4.7A.8.8 0 0 1 10 29v-4H9a7 7 0 0 1-7-7V9a7 7 0 0 1 7-7Z"
      />
      <path
        className="stroke-on-accent"
        fill="none"
        strokeWidth="2.6"
        strokeLinecap="round"
        d="M9.5 12v3M14 9.5v8M18.5 7.5v12M23 11.5v4"
      />
    </svg>
  );
}
