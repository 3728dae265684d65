<?php

declare(strict_types=1);

namespace Islas\Variations;

use Islas\Platform\Json;

/**
 * The cached data of a product's variations: the matrix as the browser receives it, the attributes with their options
 * as WooCommerce lists them, and the images that values show.
 *
 * @phpstan-import-type Encoded from Matrix
 * @phpstan-type ImageIds array<string, array<array-key, int>>
 * @phpstan-type Record array{
 *     json: string, version: string, attributes: list<array{string, list<string>}>, images: ImageIds, decided: ImageIds
 * }
 */
final class Snapshot
{
    /** @var Record */
    private array $record;

    /** @var Encoded|null */
    private ?array $matrix = null;

    /** @param Record $record */
    private function __construct(array $record)
    {
        $this->record = $record;
    }

    /**
     * @param list<array{string, list<string>}> $attributes Names, as WooCommerce has them, and options.
     * @param ImageIds $images By field and value: the image of the first variation with the value.
     * @param ImageIds $decided By field and value: the image of every variation with the value, where it is the same.
     */
    public static function fromMatrix(Matrix $matrix, array $attributes, array $images, array $decided): self
    {
        $json = Json::encode($matrix->encodeMatrix());

        return new self([
            'json' => $json,
            'version' => substr(md5($json), 0, 12),
            'attributes' => $attributes,
            'images' => $images,
            'decided' => $decided,
        ]);
    }

    /** @param mixed $record What `record` gave, or anything else. */
    public static function fromRecord($record): ?self
    {
        $isWhole = is_array($record) && is_string($record['json'] ?? null) && is_string($record['version'] ?? null)
            && is_array($record['attributes'] ?? null) && is_array($record['images'] ?? null)
            && is_array($record['decided'] ?? null);
        /** @var Record $record */
        return $isWhole ? new self($record) : null;
    }

    /** @return Record */
    public function toRecord(): array
    {
        return $this->record;
    }

    public function toJson(): string
    {
        return $this->record['json'];
    }

    /** Changes with every byte of the JSON. */
    public function getVersion(): string
    {
        return $this->record['version'];
    }

    /** @return Encoded */
    public function decodeMatrix(): array
    {
        if ($this->matrix === null) {
            /** @var Encoded|null $matrix */
            $matrix = json_decode($this->record['json'], true);
            $this->matrix = $matrix
                ?? ['format' => 1, 'attributes' => [], 'columns' => [], 'state' => '', 'left' => []];
        }

        return $this->matrix;
    }

    /** @return list<array{string, list<string>}> */
    public function getAttributes(): array
    {
        return $this->record['attributes'];
    }

    /** @return array<array-key, int> Value to attachment. */
    public function getImages(string $field): array
    {
        return $this->record['images'][$field] ?? [];
    }

    /** @return array<array-key, int> Value to attachment. */
    public function getDecidedImages(string $field): array
    {
        return $this->record['decided'][$field] ?? [];
    }
}
