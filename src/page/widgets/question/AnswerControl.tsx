import { observer } from 'mobx-react-lite';
import type { Question } from '../../../core/contract/generated/brand.ts';
import { unreachable } from '../../../core/contract/unreachable.ts';
import { questionTexts } from '../../../core/texts/en/questionTexts.ts';
import { lateTextsOf } from '../../../core/texts/lateTextsOf.ts';
import type { BrandQuestions } from '../../stores/questions/BrandQuestions.ts';
import { questionField } from '../../stores/questions/inPageOrder.ts';
import { useStores } from '../../stores/StoresContext.ts';
import { AnswerField } from '../../ui/fields/AnswerField.tsx';
import { ChoiceGroup } from '../../ui/fields/ChoiceGroup.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { loadTaxNumbers } from './loadTaxNumbers.ts';
import { controlOf } from './typedControls.ts';
import type { widget } from './widget.ts';

/** More options than this are in a list that opens. */
const MOST_IN_SIGHT = 5;

interface AnswerControlProps {
  readonly id: string;
  readonly question: Question;
  readonly answers: BrandQuestions;
}

/** The control for an answer, chosen by the question's kind. */
export const AnswerControl = observer(function AnswerControl(props: AnswerControlProps) {
  const { id, question, answers } = props;
  const { brand, texts } = useStores<typeof widget>();
  const { no, noAnswer, yes } = lateTextsOf(brand, 'question', questionTexts);
  const { kind, help, purpose } = question;
  const field = questionField(id);
  const value = answers.answer(id);
  const chosen = [value].flat();
  const shared = {
    id: field,
    name: field,
    label: question.label,
    required: question.required,
    note: question.required ? undefined : texts.optional,
    error: answers.error(id) ?? undefined,
    hint:
      help || purpose ? (
        <>
          {help ? <p>{help}</p> : null}
          {purpose ? <p>{purpose}</p> : null}
        </>
      ) : undefined,
    onBlur: () => answers.leave(id),
  };
  const choose = (answer: string) => answers.setAnswer(id, answer);
  const options = Object.entries(question.options ?? {}).map(([of, label]) => ({
    value: of,
    label,
  }));
  // A selected radio button cannot be deselected.
  const none = question.required ? [] : [{ value: '', label: noAnswer }];

  switch (kind) {
    case 'shortText':
    case 'longText':
    case 'number':
    case 'date':
    case 'email':
    case 'phone':
    case 'webAddress':
    case 'taxNumber':
      return (
        <AnswerField
          {...shared}
          {...controlOf(kind, question)}
          value={String(value)}
          placeholder={question.placeholder}
          onChange={choose}
          {...(kind === 'taxNumber' && { onFocus: () => void loadTaxNumbers(answers) })}
        />
      );
    case 'yesNo':
      return (
        <ChoiceGroup
          {...shared}
          type="radio"
          areShort
          options={[{ value: 'yes', label: yes }, { value: 'no', label: no }, ...none]}
          chosen={chosen}
          onChange={choose}
        />
      );
    case 'oneOf':
      return options.length > MOST_IN_SIGHT ? (
        <SelectField
          {...shared}
          value={String(value)}
          options={options}
          placeholder={texts.answerChoice}
          autoComplete="off"
          onChange={choose}
        />
      ) : (
        <ChoiceGroup
          {...shared}
          type="radio"
          options={[...options, ...none]}
          chosen={chosen}
          onChange={choose}
        />
      );
    case 'someOf':
      return (
        <ChoiceGroup
          {...shared}
          type="checkbox"
          options={options}
          chosen={chosen}
          onChange={(of, isChosen) =>
            answers.setAnswer(
              id,
              options
                .map((it) => it.value)
                .filter((it) => (it === of ? isChosen : chosen.includes(it))),
            )
          }
        />
      );
    case 'acknowledgement':
      return (
        <ChoiceGroup
          {...shared}
          type="checkbox"
          options={[{ value: 'yes', label: question.text ?? question.label }]}
          chosen={chosen}
          onChange={(of, isChosen) => choose(isChosen ? of : '')}
        />
      );
    default:
      return unreachable(kind);
  }
});
