import type { Voice } from '#/media/voice/voice-port.ts';
import { DrawnInterviewer } from './drawn-interviewer.tsx';
import {
  changeInterviewer,
  characterFor,
  type InterviewKind,
  useInterviewerSettings,
} from './interviewer-settings.ts';
import { useTexts } from './texts.ts';
import { tile } from './tile.ts';

type Props = {
  readonly interview: InterviewKind;
  /** What the voice says right now; null while it is silent. */
  readonly saying: string | null;
  readonly voice: Pick<Voice, 'letter'>;
  readonly listensTo: MediaStream | null;
  /** Whether something lies over the whole stage, so that the tile would only show through. */
  readonly isCovered: boolean;
};

/** The interviewer on the stage, large or in the tile. Pressing the tile swaps the two pictures. */
export function InterviewerLayer({ interview, isCovered, ...rest }: Props) {
  const { t } = useTexts();
  const { large } = useInterviewerSettings();
  const character = characterFor(interview);
  const isLarge = large === 'interviewer';
  const other = isLarge ? 'camera' : 'interviewer';
  const picture = (
    <DrawnInterviewer {...rest} character={character} label={t(`interviewer.names.${character}`)} />
  );
  return (
    <>
      {isLarge && picture}
      {!isCovered && (
        <button
          type="button"
          title={t(`interviewer.swap.${other}`)}
          aria-label={t(`interviewer.swap.${other}`)}
          onClick={() => changeInterviewer({ large: other })}
          className={`${tile} z-1 ${rest.saying !== null && !isLarge ? 'outline-3 outline-offset-2 outline-accent-ink' : ''}`}
        >
          {!isLarge && picture}
        </button>
      )}
    </>
  );
}
