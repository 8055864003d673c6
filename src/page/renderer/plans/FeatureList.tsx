import './FeatureList.css';
import { Icon } from '../../ui/Icon.tsx';

interface FeatureListProps {
  readonly title: string;
  /** The level that follows the headings above. */
  readonly heading: 'h2' | 'h3';
  readonly lines: readonly string[];
}

/** The features of the selected plan, each with a tick. */
export function FeatureList({ title, heading: Heading, lines }: FeatureListProps) {
  if (lines.length === 0) return null;
  return (
    <div className="FeatureList-features">
      <Heading>{title}</Heading>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <Icon name="check" size={16} />
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}
